/**
 * Loaded into the server by the fuzz: answers each message with the memory that is in use once everything
 * unneeded is collected.
 */
process.on('message', (message) => {
  if (message !== 'memory') return
  globalThis.gc()
  // What finalizers let go is collected by the second.
  setImmediate(() => {
    globalThis.gc()
    process.send(process.memoryUsage())
  })
})
process.channel?.unref()
