/** Storage of a browser whose reader has answered the cookie question, so that the banner covers nothing. */
export const consentTo = (origin: string) => ({
  origin,
  localStorage: [
    {
      name: 'cookie-consent',
      value: JSON.stringify({ essential: true, analytics: false, accepted: true, timestamp: 1 }),
    },
  ],
})
