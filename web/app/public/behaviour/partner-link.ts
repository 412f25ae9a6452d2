import { partnerCode, rememberPartner } from '../../partner-memory.ts'

/** The page of a partner link: a press on “remember” stores the code, then the link leads on. */
export function startPartnerLink(): void {
  document.querySelector('[data-remember-partner]')?.addEventListener('click', ({ currentTarget }) => {
    const link = currentTarget instanceof HTMLElement ? currentTarget : undefined
    const code = partnerCode(link?.dataset['rememberPartner'])
    if (code) rememberPartner(code, Date.now())
  })
}
