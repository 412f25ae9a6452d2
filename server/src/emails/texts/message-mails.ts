import { describeMail } from './describe-mail.ts'

export const messageMails = {
  notification: describeMail({
    placeholders: ['name', 'title', 'text', 'coach', 'link', 'unsubscribe', 'settings'],
    required: ['text', 'link', 'unsubscribe'],
    en: {
      subject: '{title}',
      body: ['Hello {name},', '{text}', '[Your coach: {coach}]', '{link}'],
      button: 'Look at it',
      notes: [
        '[You get this because you agreed to campaign mails. Unsubscribe: {unsubscribe}]',
        'What you get by mail you choose in your settings: {settings}',
      ],
    },
    tr: {
      subject: '{title}',
      body: ['Merhaba {name},', '{text}', '[Koçun: {coach}]', '{link}'],
      button: 'Göster',
      notes: [
        '[Bu e-postayı, kampanya e-postalarına onay verdiğin için alıyorsun. Abonelikten çık: {unsubscribe}]',
        'E-postayla ne alacağını ayarlarından seçebilirsin: {settings}',
      ],
    },
  }),

  'contact-thanks': describeMail({
    placeholders: [],
    en: {
      subject: '{school} has your message',
      body: [
        'Hello,',
        'Thank you for writing to us. Your message has reached us, and we will write back soon.',
      ],
      notes: ['This address was typed into our contact form. If it was not you, you can ignore this email.'],
    },
    tr: {
      subject: 'Mesajın {school} ekibine ulaştı',
      body: ['Merhaba,', 'Bize yazdığın için teşekkürler. Mesajın bize ulaştı; en kısa sürede yazacağız.'],
      notes: ['Bu adres iletişim formumuza yazıldı. Yazan sen değilsen bu e-postayı dikkate alma.'],
    },
  }),

  reply: describeMail({
    placeholders: ['name', 'answer', 'question'],
    required: ['answer'],
    en: {
      subject: '{school}: our answer to your message',
      body: ['Hello {name},', '{answer}', 'You wrote:', '{question}'],
      notes: ['Just answer this email if you would like to add something.'],
    },
    tr: {
      subject: '{school}: mesajına yanıtımız',
      body: ['Merhaba {name},', '{answer}', 'Bize şunu yazmıştın:', '{question}'],
      notes: ['Eklemek istediğin bir şey olursa bu e-postayı yanıtlaman yeterli.'],
    },
  }),
}
