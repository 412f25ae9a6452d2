const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Shows the questions of the quick test one at a time, with a clock that ends nothing. */
export function startQuickTest(): void {
  const form = document.querySelector<HTMLFormElement>('[data-quick-test]')
  const startLink = document.querySelector('[data-quick-start]')
  if (!form || !startLink) return
  const find = (name: string) => form.querySelector<HTMLElement>(`[data-quick-${name}]`)
  const [back, next, finish, clock, over] = ['back', 'next', 'finish', 'clock', 'over'].map(find)
  const questions = [...form.querySelectorAll<HTMLFieldSetElement>('[data-quick-question]')]
  const nextText = next?.textContent ?? ''
  let place = 0
  let timer: number | undefined

  const isAnswered = () => questions[place]?.querySelector(':checked') !== null
  const labelNext = () => {
    if (!next) return
    next.textContent = isAnswered() ? nextText : (next.dataset['skip'] ?? nextText)
    next.toggleAttribute('data-skips', !isAnswered())
  }
  const show = (to: number) => {
    place = to
    for (const [index, question] of questions.entries()) question.hidden = index !== place
    const isLast = place === questions.length - 1
    if (back) back.hidden = place === 0
    if (next) next.hidden = isLast
    if (finish) finish.hidden = !isLast
    const progress = form.querySelector('progress')
    if (progress) progress.value = place + 1
    labelNext()
    questions[place]?.focus({ preventScroll: true })
  }
  const runClock = () => {
    const end = Date.now() + Number(form.dataset['quickTest']) * 1000
    const tick = () => {
      const left = Math.max(0, Math.round((end - Date.now()) / 1000))
      if (clock) clock.textContent = clockText(left)
      if (left > 0) return
      clearInterval(timer)
      if (over) over.hidden = false
    }
    clearInterval(timer)
    timer = window.setInterval(tick, 1000)
    tick()
  }

  startLink.addEventListener('click', (event) => {
    event.preventDefault()
    form.dataset['stepped'] = ''
    document.body.dataset['quickRunning'] = ''
    find('head')?.removeAttribute('hidden')
    runClock()
    show(0)
    form.scrollIntoView({ block: 'start' })
  })
  back?.addEventListener('click', () => show(place - 1))
  next?.addEventListener('click', () => show(place + 1))
  form.addEventListener('change', labelNext)
}
