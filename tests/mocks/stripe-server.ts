import { StripeStandIn } from './stripe'

/**
 * The stand-in on a port of its own, for `npm run dev`: what it is told to do happens, and the site hears of
 * it by webhooks.
 */
const port = Number(process.env.STRIPE_STAND_IN_PORT ?? 4242)
const site = process.env.APP_URL ?? 'http://localhost:3000'
const secret = process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_stand_in'
const standIn = new StripeStandIn(secret, `${site}/api/stripe/webhook`)
const base = await standIn.start(port)

process.stdout.write(`
  The stand-in for Stripe listens on ${base} and tells ${site} what happens. Start the site with

    PAID_PLANS=on STRIPE_API_BASE=${base} STRIPE_SECRET_KEY=sk_test_stand_in STRIPE_PUBLISHABLE_KEY=pk_test_stand_in STRIPE_WEBHOOK_SECRET=${secret} npm run dev

  A card is confirmed, refused, and time moved with
    curl -d client_secret=… ${base}/_/confirm
    curl -d customer=… ${base}/_/decline
    curl -d days=31 ${base}/_/advance
`)
process.on('SIGINT', () => void standIn.stop().then(() => process.exit(0)))
process.on('SIGTERM', () => void standIn.stop().then(() => process.exit(0)))
