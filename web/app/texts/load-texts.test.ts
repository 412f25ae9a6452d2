import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Reloads the modules, so that every test starts in English without texts. */
async function reloadModules() {
  vi.resetModules()
  const [{ i18n }, { chunks }, language, loading] = await Promise.all([
    import('./i18n.ts'),
    import('./chunks.ts'),
    import('./language.ts'),
    import('./load-texts.ts'),
  ])
  return {
    i18n,
    chunks,
    ...language,
    ...loading,
    namespaces: (of: string) => Object.keys(i18n.getDataByLanguage(of) ?? {}),
  }
}

beforeEach(() => localStorage.clear())

describe('loading texts', () => {
  it('adds the named area in the current language only', async () => {
    const { loadTexts, namespaces } = await reloadModules()
    await loadTexts('learner')
    expect(namespaces('en')).toContain('dashboard')
    expect(namespaces('en')).not.toContain('courses')
    expect(namespaces('tr')).toEqual(['common'])
  })

  it('uses the language stored in this browser', async () => {
    localStorage.setItem('sohbet-language', 'tr')
    const { loadTexts, namespaces, i18n } = await reloadModules()
    await loadTexts('auth')
    expect(i18n.t('auth:login')).toBe('Giriş yap')
    expect(namespaces('en')).toEqual(['common'])
  })

  it('uses the language of the last public page while none is chosen', async () => {
    localStorage.setItem('sohbet-came-from', 'tr')
    const { currentLanguage, knownLanguage, chosenLanguage } = await reloadModules()
    expect([currentLanguage(), knownLanguage(), chosenLanguage()]).toEqual(['tr', 'tr', undefined])
    localStorage.setItem('sohbet-language', 'en')
    const reopened = await reloadModules()
    expect([reopened.currentLanguage(), reopened.knownLanguage()]).toEqual(['en', 'en'])
  })

  it('uses the language that the link of a mail names', async () => {
    const { currentLanguage, noteMailLanguage, i18n } = await reloadModules()
    noteMailLanguage('https://sohbet.example/learner?lang=tr')
    expect([currentLanguage(), i18n.language]).toEqual(['tr', 'tr'])
    noteMailLanguage('https://sohbet.example/learner?lang=xx')
    expect(currentLanguage()).toBe('tr')
  })

  it('uses the browser’s language when it is Turkish', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr-TR', 'en'])
    const { currentLanguage, knownLanguage } = await reloadModules()
    expect([currentLanguage(), knownLanguage()]).toEqual(['tr', undefined])
    vi.restoreAllMocks()
  })
})

describe('a choice in another tab', () => {
  it('changes no text of this page until it reloads', async () => {
    const { loadTexts, i18n } = await reloadModules()
    await loadTexts('shared')
    localStorage.setItem('sohbet-language', 'tr')
    await loadTexts('auth')
    expect(i18n.t('auth:login')).not.toBe('login')
    expect(i18n.t('auth:login')).not.toBe('Giriş yap')
  })
})

describe('choosing a language', () => {
  it('loads the areas in use before it switches', async () => {
    const { loadTexts, chooseLanguage, currentLanguage, namespaces, i18n } = await reloadModules()
    await loadTexts('auth')
    const chosen = chooseLanguage('tr')
    expect(currentLanguage()).toBe('en')
    await chosen
    expect(currentLanguage()).toBe('tr')
    expect(i18n.t('auth:login')).toBe('Giriş yap')
    expect(namespaces('tr')).not.toContain('dashboard')
  })

  it('also loads an area that opens meanwhile', async () => {
    const { loadTexts, chooseLanguage, i18n } = await reloadModules()
    await loadTexts('shared')
    const chosen = chooseLanguage('tr')
    await loadTexts('auth')
    await chosen
    expect(i18n.t('auth:login')).toBe('Giriş yap')
  })

  it('uses the last of several choices', async () => {
    const { loadTexts, chooseLanguage, currentLanguage } = await reloadModules()
    await loadTexts('auth')
    await Promise.all([chooseLanguage('tr'), chooseLanguage('en')])
    expect(currentLanguage()).toBe('en')
  })

  it('keeps the language when the texts cannot be loaded, and switches on the next try', async () => {
    const { loadTexts, chooseLanguage, currentLanguage, chunks } = await reloadModules()
    await loadTexts('auth')
    vi.spyOn(chunks.tr, 'auth').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(chooseLanguage('tr')).rejects.toThrow('Failed to fetch')
    expect(currentLanguage()).toBe('en')
    await chooseLanguage('tr')
    expect(currentLanguage()).toBe('tr')
  })
})
