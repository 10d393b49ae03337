/**
 * A file that will not become a document, however often it is tried. The message is shown beside its name.
 */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
