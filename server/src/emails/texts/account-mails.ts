import { describeMail } from './describe-mail.ts'

const choosePassword = { en: 'Choose a password', tr: 'Şifre belirle' }
const setPassword = { en: 'Set a new password', tr: 'Yeni şifre belirle' }
const linkWorksOnce = {
  en: 'The link works once, until {until}. After that, ask for a new one with “forgot password”.',
  tr: 'Bağlantı yalnızca bir kez kullanılabilir. Son kullanma zamanı: {until}. Süresi dolarsa giriş sayfasındaki “Şifremi unuttum” ile yenisini isteyebilirsin.',
}
const notExpected = {
  en: 'You were not expecting this? Then ignore this email.',
  tr: 'Böyle bir davet beklemiyorsan bu e-postayı dikkate alma.',
}

export const accountMails = {
  verification: describeMail({
    placeholders: ['name', 'code', 'link', 'minutes'],
    required: ['code', 'link'],
    en: {
      subject: 'Your {school} verification code',
      body: [
        'Hello,',
        'Good to have you here. This code verifies your email and opens the account with the username “{name}”:',
        '{code}',
        '{link}',
      ],
      button: 'Verify my email',
      notes: [
        'The code works for {minutes} minutes. Nobody at {school} will ever ask you for it.',
        'You did not register, or that is not your username? Then ignore this email and do not use the code.',
      ],
    },
    tr: {
      subject: '{school} doğrulama kodun',
      body: [
        'Merhaba,',
        'Aramıza hoş geldin. Bu kod e-posta adresini doğrular ve “{name}” kullanıcı adlı hesabı açar:',
        '{code}',
        '{link}',
      ],
      button: 'E-postamı doğrula',
      notes: [
        'Kod {minutes} dakika geçerlidir. {school} ekibinden hiç kimse senden bu kodu istemez.',
        'Kaydı sen yapmadıysan ya da bu kullanıcı adı sana ait değilse bu e-postayı dikkate alma ve kodu kullanma.',
      ],
    },
  }),

  'password-reset': describeMail({
    placeholders: ['name', 'link', 'minutes'],
    required: ['link'],
    en: {
      subject: 'Set a new {school} password',
      body: ['Hello {name},', 'Forgotten passwords happen to everyone. Choose a new one here:', '{link}'],
      button: setPassword.en,
      notes: [
        'The link works once, for {minutes} minutes.',
        'You did not ask for it? Then there is nothing to do: your password stays as it is.',
      ],
    },
    tr: {
      subject: '{school} şifreni yenile',
      body: [
        'Merhaba {name},',
        'Şifre unutmak herkesin başına gelir. Yenisini buradan belirleyebilirsin:',
        '{link}',
      ],
      button: setPassword.tr,
      notes: [
        'Bağlantı {minutes} dakika boyunca ve yalnızca bir kez kullanılabilir.',
        'Bunu sen istemediysen bir şey yapmana gerek yok: şifren aynı kalır.',
      ],
    },
  }),

  'lock-out': describeMail({
    placeholders: ['name', 'until', 'link'],
    required: ['link'],
    en: {
      subject: 'Your {school} account is locked for a short while',
      body: [
        'Hello {name},',
        'Someone entered a wrong password for your account several times, so we locked it until {until}.',
        'Was it you? Wait until then, or set a new password: that unlocks your account at once.',
        '{link}',
      ],
      button: setPassword.en,
      notes: [
        'It was not you? Your account is safe. If your password is short or used elsewhere, now is a good moment to change it.',
      ],
    },
    tr: {
      subject: '{school} hesabın kısa süreliğine kilitlendi',
      body: [
        'Merhaba {name},',
        'Hesabına art arda yanlış şifreyle girilmeye çalışıldı. Bu yüzden hesabını geçici olarak kilitledik. Kilidin açılacağı zaman: {until}.',
        'Deneyen sen miydin? O zamana kadar bekleyebilir ya da yeni bir şifre belirleyebilirsin: bu, hesabının kilidini hemen açar.',
        '{link}',
      ],
      button: setPassword.tr,
      notes: [
        'Sen değilsen de hesabın güvende. Şifren kısaysa ya da başka yerde de kullanıyorsan şimdi değiştirmek için iyi bir zaman.',
      ],
    },
  }),

  'registration-attempt': describeMail({
    placeholders: ['name', 'link', 'resetLink'],
    required: ['link'],
    en: {
      subject: 'You already have a {school} account',
      body: [
        'Hello {name},',
        'Someone just tried to register with your email address. You have an account already, so nothing was changed.',
        'Was it you? Then simply log in.',
        '{link}',
      ],
      button: 'Log in',
      notes: [
        'You do not remember your password? Set a new one: {resetLink}',
        'It was not you? Then there is nothing to do: your account is safe.',
      ],
    },
    tr: {
      subject: 'Zaten bir {school} hesabın var',
      body: [
        'Merhaba {name},',
        'Az önce biri senin e-posta adresinle kaydolmaya çalıştı. Bu adresle zaten bir hesabın olduğu için hiçbir şey değişmedi.',
        'Bunu yapan sensen giriş yapman yeterli.',
        '{link}',
      ],
      button: 'Giriş yap',
      notes: [
        'Şifreni hatırlamıyorsan yenisini belirle: {resetLink}',
        'Sen değilsen bir şey yapmana gerek yok: hesabın güvende.',
      ],
    },
  }),

  invitation: describeMail({
    placeholders: ['name', 'role', 'link', 'until'],
    required: ['link'],
    en: {
      subject: 'Welcome to the {school} team',
      body: [
        'Hello {name},',
        'We opened an account for you at {school}, as {role}. Choose your password and you are in:',
        '{link}',
      ],
      button: choosePassword.en,
      notes: [linkWorksOnce.en, notExpected.en],
    },
    tr: {
      subject: '{school} ekibine hoş geldin',
      body: [
        'Merhaba {name},',
        '{school} okulunda senin için bir {role} hesabı açtık. Şifreni belirle, hepsi bu:',
        '{link}',
      ],
      button: choosePassword.tr,
      notes: [linkWorksOnce.tr, notExpected.tr],
    },
  }),

  'learner-invitation': describeMail({
    placeholders: ['name', 'course', 'link', 'until'],
    required: ['link'],
    en: {
      subject: 'Welcome to {school}',
      body: [
        'Hello {name},',
        'We opened an account for you at {school}[, with a seat in “{course}”].',
        'Choose your password and you are in:',
        '{link}',
      ],
      button: choosePassword.en,
      notes: [linkWorksOnce.en, notExpected.en],
    },
    tr: {
      subject: '{school} okuluna hoş geldin',
      body: [
        'Merhaba {name},',
        '{school} okulunda senin için bir hesap açtık[ ve “{course}” kursunda yerini ayırdık].',
        'Şifreni belirle, hepsi bu:',
        '{link}',
      ],
      button: choosePassword.tr,
      notes: [linkWorksOnce.tr, notExpected.tr],
    },
  }),

  erased: describeMail({
    placeholders: ['name', 'refunds'],
    en: {
      subject: 'Your {school} account is deleted',
      body: [
        'Hello {name},',
        'Your account and your personal data are deleted, as you asked.',
        '[{refunds}',
        'The money goes back the way you paid. Banks take a few days to show it.]',
      ],
      notes: [
        'Records of payments stay, as the law asks, without your name. Only invoices and their billing details name you: the law keeps them for ten years.',
        'If it was not you who deleted the account, write to us at once.',
      ],
    },
    tr: {
      subject: '{school} hesabın silindi',
      body: [
        'Merhaba {name},',
        'İstediğin gibi hesabın ve kişisel verilerin silindi.',
        '[{refunds}',
        'Para, ödediğin yoldan iade edilir. Bankanda görünmesi birkaç gün sürebilir.]',
      ],
      notes: [
        'Ödeme kayıtları, yasa gereği adın olmadan saklanır. Yalnızca faturalar ve fatura bilgileri adınla kalır: yasa onları on yıl saklatır.',
        'Hesabı silen sen değilsen bize hemen yaz.',
      ],
    },
  }),
}
