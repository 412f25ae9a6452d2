import type { Reply } from '@sohbet/contract/endpoint'
import type { importLevelTestQuestions } from '@sohbet/contract/catalogue/level-tests'
import { shortened } from '@sohbet/domain/shortened'
import { useTranslation } from 'react-i18next'
import styles from './import-questions.module.css'

export type ImportRow = Reply<typeof importLevelTestQuestions>['rows'][number]

type Props = { rows: readonly ImportRow[]; present: readonly { text: string }[] }

/** The check result of each row, faulty ones first, and the number of duplicates. */
export function ImportCheck({ rows, present }: Props) {
  const { t } = useTranslation('levelTests')
  const bad = rows.filter(({ problem }) => problem !== null)
  const known = new Set(present.map(({ text }) => text))
  const repeated = rows.filter(({ text }) => known.has(text)).length
  const good = rows.filter(({ problem }) => problem === null)
  return (
    <div className={styles.check}>
      <output className={styles.verdict} data-bad={bad.length > 0 || rows.length === 0 || undefined}>
        {rows.length === 0
          ? t('csv.nothing')
          : bad.length > 0
            ? t('csv.bad', { count: bad.length })
            : t('csv.good', { count: rows.length })}
      </output>
      {repeated > 0 && <p className={styles.repeated}>{t('csv.repeated', { count: repeated })}</p>}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        <section className={styles.rows} aria-label={t('csv.rows')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('csv.line')}</th>
                <th scope="col">{t('csv.question')}</th>
                <th scope="col">{t('csv.problem')}</th>
              </tr>
            </thead>
            <tbody>
              {[...bad, ...good].map(({ line, text, problem }) => (
                <tr key={line} data-bad={problem !== null || undefined}>
                  <td>{line}</td>
                  <td lang="en">{shortened(text)}</td>
                  <td>{problem ?? t('csv.ok')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
