import { chromium } from '@playwright/test'
import pg from 'pg'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { DOCUMENT, moveTo, publicPages } from './addresses.mjs'
import { every } from './every.mjs'
import { load, serveFloorNext, serveFloorNode, startEverything } from './servers.mjs'
import { beside, interleaved, median, report, ROUNDS, SECONDS, short, whileEditing } from './sides.mjs'

const ARTICLE = 'lateral-torsional-buckling-rolled-beams'
const GZIP = { 'Accept-Encoding': 'gzip' }

async function slugs(environment, count) {
  const client = new pg.Client(environment.DATABASE_URL)
  await client.connect()
  const { rows } = await client.query(
    "SELECT slug FROM articles WHERE slug LIKE 'made-up-%' ORDER BY id DESC LIMIT $1",
    [count],
  )
  await client.end()
  return rows.map(({ slug }) => `/articles/${slug}`)
}

const FIRST_RENDERS = 100

const pages = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    const page = [`/articles/${ARTICLE}`]
    const unread = await slugs(prepared.childEnvironment, FIRST_RENDERS * (ROUNDS + 1))
    const slice = (turn) => unread.slice(turn * FIRST_RENDERS, (turn + 1) * FIRST_RENDERS)
    const { dynamic, zipped, article, articleZipped } = await interleaved({
      dynamic: { port: floor.port, paths: ['/dynamic'], headers: DOCUMENT },
      article: { port: here.port, paths: page, headers: { ...DOCUMENT, Cookie } },
      zipped: { port: floor.port, paths: ['/dynamic'], headers: { ...DOCUMENT, ...GZIP } },
      articleZipped: { port: here.port, paths: page, headers: { ...DOCUMENT, ...GZIP, Cookie } },
    })
    const first = []
    for (let round = 0; round < ROUNDS; round++)
      first.push(
        await load({
          port: here.port,
          paths: slice(round),
          limit: FIRST_RENDERS,
          seconds: 60,
          headers: { ...DOCUMENT, Cookie },
        }),
      )
    report({
      number: 2,
      measure: 'article page ÷ empty dynamic page',
      unit: '/s',
      floor: dynamic.rate,
      value: article.rate,
      least: 10,
    })
    report({
      number: 3,
      measure: 'the same, gzip',
      unit: '/s',
      floor: zipped.rate,
      value: articleZipped.rate,
      least: 15,
    })
    report({
      number: 4,
      measure: 'first render of a changed article ÷ empty dynamic page',
      unit: '/s',
      floor: dynamic.rate,
      value: median(first.map(({ rate }) => rate)),
      least: 0.5,
    })
    report({
      number: 5,
      measure: 'article page, p97.5',
      unit: 'ms',
      floor: dynamic.p975,
      value: article.p975,
      most: 0.1,
    })
  })

const visited = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    for (const path of publicPages()) {
      const { dynamic, visitor, member } = await interleaved({
        dynamic: { port: floor.port, paths: ['/dynamic'], headers: DOCUMENT },
        visitor: { port: here.port, paths: [path], headers: DOCUMENT },
        member: { port: here.port, paths: [path], headers: { ...DOCUMENT, Cookie } },
      })
      const line = { unit: '/s', floor: dynamic.rate, number: 20 }
      report({ ...line, measure: `${path}, visitor ÷ empty dynamic page`, value: visitor.rate, least: 8 })
      report({ ...line, measure: `${path}, member ÷ empty dynamic page`, value: member.rate, least: 6 })
    }
  })

const moves = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    for (const address of [`/articles/${ARTICLE}`, '/articles', '/', '/my-likes']) {
      const { path, headers } = moveTo(address)
      const { dynamic, move } = await interleaved({
        dynamic: { port: floor.port, paths: ['/dynamic'], headers: { ...DOCUMENT, ...GZIP } },
        move: { port: here.port, paths: [path], headers: { ...headers, ...GZIP, Cookie } },
      })
      report({
        number: 22,
        measure: `a link followed to ${address} ÷ empty dynamic page, gzip`,
        unit: '/s',
        floor: dynamic.rate,
        value: move.rate,
        least: 1.5,
      })
    }
  })

const editing = (prepared) =>
  beside(prepared, async ({ here, Cookie }) => {
    const page = { port: here.port, headers: { ...DOCUMENT, Cookie }, seconds: SECONDS }
    for (const [measure, paths, least] of [
      ['article page while one a second is saved ÷ nobody editing', [`/articles/${ARTICLE}`], 0.8],
      ['library page, the same', ['/articles'], 0.5],
      ['home page, the same', ['/'], 0.5],
    ]) {
      await load({ ...page, paths, seconds: 1 })
      const [quiet, busy] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        quiet.push((await load({ ...page, paths })).rate)
        const environment = prepared.childEnvironment
        busy.push(
          await whileEditing(
            { port: here.port, environment },
            async () => (await load({ ...page, paths })).rate,
          ),
        )
      }
      report({ number: 21, measure, unit: '/s', floor: median(quiet), value: median(busy), least })
    }
  })

const json = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    const bare = await serveFloorNode(prepared.childEnvironment, '/health')
    try {
      const sides = {
        empty: { port: floor.port, paths: ['/api/floor'] },
        dynamic: { port: floor.port, paths: ['/dynamic'], headers: DOCUMENT },
        article: { port: here.port, paths: [`/api/articles/${ARTICLE}`], headers: { Cookie } },
        limit: { port: bare.port, paths: [`/${ARTICLE}`], headers: { Cookie } },
      }
      const { empty, dynamic, article, limit } = await interleaved(sides)
      report({
        number: 1,
        measure: 'member article JSON ÷ empty route handler',
        unit: '/s',
        floor: empty.rate,
        value: article.rate,
        least: 5,
      })
      console.log(`| – | the same from bare node:http | | ${short(limit.rate)} /s | | | |`)
      report({
        number: 5,
        measure: 'member article JSON, p97.5 ÷ empty dynamic page',
        unit: 'ms',
        floor: dynamic.p975,
        value: article.p975,
        most: 0.1,
      })
    } finally {
      await bare.stop()
    }
  })

const lists = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    const { dynamic, empty, page, list } = await interleaved({
      dynamic: { port: floor.port, paths: ['/dynamic'], headers: DOCUMENT },
      page: { port: here.port, paths: ['/articles'], headers: { ...DOCUMENT, Cookie } },
      empty: { port: floor.port, paths: ['/api/floor'] },
      list: { port: here.port, paths: ['/api/articles'], headers: { Cookie } },
    })
    report({
      number: 6,
      measure: 'library page ÷ empty dynamic page',
      unit: '/s',
      floor: dynamic.rate,
      value: page.rate,
      least: 0.5,
    })
    report({
      number: 6,
      measure: '/api/articles ÷ empty route handler',
      unit: '/s',
      floor: empty.rate,
      value: list.rate,
      least: 0.5,
    })
  })

const memory = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    const paths = await slugs(prepared.childEnvironment, 200)
    const peaks = { floor: 0, here: 0 }
    for (const [name, server, options] of [
      ['floor', floor, { paths: ['/', '/dynamic', '/api/floor'] }],
      [
        'here',
        here,
        {
          paths: [...paths, ...paths.map((path) => `/api${path}`), '/articles'],
          headers: { ...DOCUMENT, Cookie },
        },
      ],
    ]) {
      const watch = setInterval(() => (peaks[name] = Math.max(peaks[name], server.memory())), 100)
      await load({ port: server.port, connections: 50, seconds: SECONDS * 3, ...options }).finally(() =>
        clearInterval(watch),
      )
    }
    report({
      number: 10,
      measure: 'memory under 50 connections ÷ empty application',
      unit: 'MiB',
      floor: peaks.floor,
      value: peaks.here,
      most: 1.3,
    })
  })

async function start({ childEnvironment, database }) {
  const [floors, starts] = [[], []]
  // `npm start` stops and starts the very database that this one holds.
  await database.stop()
  for (let round = 0; round < ROUNDS; round++)
    for (const [times, begin] of [
      [floors, () => serveFloorNext()],
      [starts, () => startEverything({ ...childEnvironment, DATABASE_URL: '' })],
    ]) {
      const server = await begin()
      times.push(server.startup / 1000)
      await server.stop()
    }
  report({
    number: 11,
    measure: 'start to the first 200, database included ÷ empty application',
    unit: 's',
    floor: median(floors),
    value: median(starts),
    most: 3,
  })
}

/** KiB of JavaScript that a browser fetches for an address until nothing more is on its way. */
async function scriptsOn(browser, address, cookie) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map()
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') bytes += encodedDataLength
  })
  if (cookie) {
    const [name, ...value] = cookie.split(';')[0].split('=')
    await context.addCookies([{ name, value: value.join('='), url: address }])
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return bytes / 1024
}

const scripts = (prepared) =>
  beside(prepared, async ({ floor, here, Cookie }) => {
    const browser = await chromium.launch({
      executablePath: (await ensureChromium()) || undefined,
      args: ['--no-sandbox'],
    })
    try {
      const empty = await scriptsOn(browser, `http://localhost:${floor.port}/`)
      const article = await scriptsOn(browser, `http://localhost:${here.port}/articles/${ARTICLE}`, Cookie)
      const home = await scriptsOn(browser, `http://localhost:${here.port}/`)
      report({
        number: 12,
        measure: 'JavaScript on the wire, article page ÷ empty page',
        unit: 'KiB',
        floor: empty,
        value: article,
        most: 1.2,
      })
      report({ number: 13, measure: 'the same, home', unit: 'KiB', floor: empty, value: home, most: 1.1 })
    } finally {
      await browser.close()
    }
  })

/** In this order; `start` last, for it stops the database. */
export const GROUPS = new Map(
  Object.entries({ pages, public: visited, moves, editing, every, json, lists, memory, scripts, start }),
)
