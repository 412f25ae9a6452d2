type About = { course: string }

/** The school has uploaded an invoice. */
export const invoiceReady = {
  en: ({ course }: About) => ({
    title: 'Your invoice is ready',
    text: `The school has uploaded an invoice for “${course}”. You find it under My courses.`,
  }),
  tr: ({ course }: About) => ({
    title: 'Faturan hazır',
    text: `Okul “${course}” için bir fatura yükledi. Kurslarım sayfasında bulabilirsin.`,
  }),
}
