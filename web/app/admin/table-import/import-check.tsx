import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import { shortened } from '@sohbet/domain/shortened'
import { useTranslation } from '../../texts/use-translation.ts'
import type { ImportTarget } from './table-import.ts'
import styles from './table-import.module.css'

type Props = { rows: TableImport['rows'] } & Pick<ImportTarget, 'kind'>

/** The check result of each row, faulty ones first, and the number of repeated ones. */
export function ImportCheck({ rows, kind }: Props) {
  const { t } = useTranslation('tableImport')
  const bad = rows.filter(({ problem }) => problem !== null)
  const good = rows.filter(({ problem }) => problem === null)
  const repeated = rows.filter(({ isRepeated }) => isRepeated).length
  return (
    <div className={styles.check}>
      <output className={styles.verdict} data-bad={bad.length > 0 || rows.length === 0 || undefined}>
        {rows.length === 0
          ? t(`${kind}.nothing`)
          : bad.length > 0
            ? t(`${kind}.bad`, { count: bad.length })
            : t(`${kind}.good`, { count: rows.length })}
      </output>
      {repeated > 0 && <p className={styles.repeated}>{t(`${kind}.repeated`, { count: repeated })}</p>}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        <section className={styles.rows} aria-label={t('rows')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t(`${kind}.one`)}</th>
                <th scope="col">{t('problem')}</th>
              </tr>
            </thead>
            <tbody>
              {[...bad, ...good].map(({ line, text, problem, isDraft }) => (
                <tr key={line} data-bad={problem !== null || undefined}>
                  <td>{line}</td>
                  <td lang="en">{shortened(text)}</td>
                  <td>{problem ?? t(isDraft ? 'draft' : 'ok')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
