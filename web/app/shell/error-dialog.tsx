import type { Language } from '@sohbet/domain/language'
import { useEffect, useRef } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { errorDialog as en } from '../texts/en/shared/error-dialog.ts'
import { useLanguage } from '../texts/language.ts'
import { errorDialog as tr } from '../texts/tr/shared/error-dialog.ts'
import { Barrier } from '../ui/feedback/barrier.tsx'
import { isMissingScript } from './connection/reload-script.ts'
import styles from './error-dialog.module.css'

const texts: Record<Language, Record<keyof typeof en, string>> = { en, tr }

/** The last resort of every page: plain HTML, because anything may be broken. */
export function ErrorDialog() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  const tryAgain = () => (isMissingScript(error) ? location.reload() : void revalidate())
  const t = texts[useLanguage()]
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby="error-title"
      aria-describedby="error-text"
      // Cannot be closed, because there is no page behind it
      onCancel={(event) => event.preventDefault()}
    >
      <title>{t.title}</title>
      <Barrier />
      <h1 id="error-title">{t.title}</h1>
      <p id="error-text">{t.text}</p>
      {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
      <div className={styles.actions}>
        <button type="button" disabled={state === 'loading'} onClick={tryAgain}>
          {t.tryAgain}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </div>
    </dialog>
  )
}
