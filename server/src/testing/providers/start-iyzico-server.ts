import { startIyzicoServer } from './iyzico-server.ts'

// Runs the double of iyzico for browser journeys and for people: `node --import tsx` this file. Its first line is
// its address. The school needs the same keys in IYZICO_API_KEY and IYZICO_SECRET_KEY.
const { access } = await startIyzicoServer({
  clock: () => new Date(),
  port: Number(process.env['PORT'] ?? 0),
  ...(process.env['WEBHOOK_URL'] && { webhookUrl: process.env['WEBHOOK_URL'] }),
})
process.stdout.write(
  `${access.baseUrl}\nIYZICO_API_KEY=${access.apiKey}\nIYZICO_SECRET_KEY=${access.secretKey}\n`,
)
