import { sumOf, totalOf, type IyzicoBooks, type IyzicoForm } from './iyzico-books.ts'

const words = {
  en: {
    title: 'iyzico test page',
    card: 'Card number',
    instalments: 'Instalments',
    once: 'Pay at once',
    pay: 'Pay',
    code: 'Code from your bank',
    confirm: 'Confirm',
    back: 'Back to the school',
    gone: 'This page is no longer valid',
  },
  tr: {
    title: 'iyzico deneme sayfası',
    card: 'Kart numarası',
    instalments: 'Taksit',
    once: 'Tek çekim',
    pay: 'Öde',
    code: 'Bankandan gelen kod',
    confirm: 'Onayla',
    back: 'Okula dön',
    gone: 'Bu sayfa artık geçerli değil',
  },
}
const wordsOf = (language: string) => (language === 'en' ? words.en : words.tr)

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)?.toString() ?? ''};`)
const money = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`

const page = (language: string, body: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${wordsOf(language).title}</title><style>body{font:1rem sans-serif;max-width:30rem;margin:2rem auto;` +
  `padding:0 1rem}label,button,select,input{display:block;font:inherit;margin:.5rem 0}</style><main>${body}</main>`

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escape(value)}">`

export const gonePage = (language: string) => page(language, `<h1>${wordsOf(language).gone}</h1>`)

/** Posts the token to the school, as iyzico's page does it. */
const backForm = ({ callbackUrl, token, language }: IyzicoForm) =>
  `<form method="post" action="${escape(callbackUrl)}" id="back">${hidden('token', token)}` +
  `<button>${wordsOf(language).back}</button></form>`

export function payPage(form: IyzicoForm, message = ''): string {
  const { language, currency, price, token } = form
  const text = wordsOf(language)
  const options = form.instalments.map((number) => {
    const total = totalOf(price, number)
    const label =
      number === 1
        ? `${text.once}: ${money(price, currency)}`
        : `${number} × ${money(Math.round(total / number), currency)} = ${money(total, currency)}`
    return `<option value="${number}">${label}</option>`
  })
  return page(
    language,
    `<h1>${text.title}</h1><p>${escape(form.title)}</p><p><strong>${money(price, currency)}</strong></p>` +
      (message && `<p role="alert">${escape(message)}</p>`) +
      `<form method="post" action="/pay">${hidden('token', token)}` +
      `<label>${text.card}<input name="card" inputmode="numeric" required></label>` +
      `<label>${text.instalments}<select name="instalment">${options.join('')}</select></label>` +
      `<button>${text.pay}</button></form>${backForm(form)}`,
  )
}

/** The bank asks for a code. The buyer may also return before the bank has decided. */
export function codePage(form: IyzicoForm): string {
  const text = wordsOf(form.language)
  return page(
    form.language,
    `<h1>3-D Secure</h1><form method="post" action="/code">${hidden('token', form.token)}` +
      `<label>${text.code}<input name="code" inputmode="numeric" required></label>` +
      `<button>${text.confirm}</button></form>${backForm(form)}`,
  )
}

/** The browser sends the form by itself. */
export const backPage = (form: IyzicoForm): string =>
  page(form.language, `${backForm(form)}<script>document.getElementById('back').submit()</script>`)

/** What the school sees at iyzico: decisions of the fraud check, and refunds by hand. */
export function deskPage(books: IyzicoBooks): string {
  const rows = [...books.values()].map(
    (form) =>
      `<form method="post" action="/desk">${hidden('token', form.token)}<p>${escape(form.title)} · ` +
      `${form.status ?? 'OPEN'} · fraud ${form.fraud} · ${form.instalment} × · charged ` +
      `${money(form.paid, form.currency)} · returned ${money(sumOf(form.returns), form.currency)}</p>` +
      `<button name="act" value="accept">Accept</button><button name="act" value="reject">Reject</button>` +
      `<button name="act" value="confirm">Confirm at the bank</button>` +
      `<label>Amount<input name="amount"></label><button name="act" value="refund">Refund</button></form><hr>`,
  )
  return page('en', `<h1>iyzico test desk</h1>${rows.join('')}`)
}
