import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { mayBeActive } from '@sohbet/domain/level-test/policy'
import { quickQuestions } from '@sohbet/domain/level-test/quick-test'
import { useTranslation } from '../../texts/use-translation.ts'
import { CopyTest } from './copy-test.tsx'
import { DeleteTest } from './delete-test.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './level-tests.module.css'
import { Moment } from './moment.tsx'
import { PreviewTest } from './preview/preview-test.tsx'
import { TestStatus } from './test-status.tsx'
import { useAskToToggle } from './use-ask-to-toggle.tsx'
import { Switch } from '../../ui/form/switch.tsx'

export function TestDetails({ test }: { test: LevelTest }) {
  const { t } = useTranslation('levelTests')
  const { askToToggle, dialog } = useAskToToggle(test)
  const { version, isActive, createdAt, updatedAt, quickCount } = test
  // The server would refuse it
  const isRefused = !isActive && !mayBeActive(test).allowed
  return (
    <section className={styles.details}>
      <table className={styles.facts}>
        <caption className={styles.heading}>{t('edit.details')}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('column.version')}</th>
            <td>{version}</td>
          </tr>
          <tr>
            <th scope="row">{t('column.createdAt')}</th>
            <td>
              <Moment at={createdAt} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('column.updatedAt')}</th>
            <td>
              <Moment at={updatedAt} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('column.isActive')}</th>
            <td>
              <div className={styles.status}>
                {/* The switch moves only after the change is saved. */}
                <Switch
                  checked={isActive}
                  disabled={isRefused}
                  aria-label={t('edit.switch')}
                  onChange={askToToggle}
                />
                <TestStatus isActive={isActive} />
                <span className={styles.soft}>
                  {t(isRefused ? 'edit.emptyHint' : isActive ? 'edit.activeHint' : 'edit.passiveHint')}
                </span>
              </div>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.plain}>
        {t('edit.quickCount', { marked: quickCount, needed: quickQuestions })}{' '}
        <span className={styles.soft}>
          {t(quickCount < quickQuestions ? 'edit.quickTooFew' : 'edit.quickHint')}
        </span>
      </p>
      <ButtonRow>
        <PreviewTest test={test} />
        {/* Otherwise the button is beside the explanation */}
        {test.attemptCount === 0 && <CopyTest testId={test.id} />}
        {test.attemptCount === 0 && !isActive && <DeleteTest test={test} />}
      </ButtonRow>
      {dialog}
    </section>
  )
}
