import { Button } from '@mantine/core'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { useQuery } from '@tanstack/react-query'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconEye from '#icons/IconEye'
import IconPlus from '#icons/IconPlus'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { InfoCard } from '../../ui/list/info-card.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { editLevelTestPath } from '../admin-paths.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './level-tests.module.css'
import { levelTestsQuery, useCreateTest } from './level-tests.queries.ts'
import { levelTestFields, useLevelTestColumns } from './use-level-test-columns.tsx'

export const clientLoader = () => loadTexts('level-tests')

export default function LevelTestsPage() {
  const { t } = useTranslation('levelTests')
  const columns = useLevelTestColumns()
  const table = useTableState(levelTestFields)
  const tests = useQuery(levelTestsQuery)
  const navigate = useNavigate()

  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      {tests.data && !tests.data.some(canBeTaken) && (
        <p className={styles.warning} role="alert">
          <IconAlertTriangle size={20} aria-hidden />
          {t('noneActive')}
        </p>
      )}
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        data={tests.data}
        rowId={({ id }) => id}
        isLoading={tests.isLoading}
        error={tests.error ? errorMessage(tests.error, t('listFailed')) : undefined}
        onRetry={() => void tests.refetch()}
        emptyHint={t('emptyHint')}
        createAction={
          <ButtonRow>
            <CreateTest />
          </ButtonRow>
        }
        renderActions={({ id, version }) => (
          <RowAction
            label={t('view', { version })}
            icon={<IconEye size={20} aria-hidden />}
            onClick={() => void navigate(editLevelTestPath(id))}
          />
        )}
      />
      <InfoCard title={t('info.title')}>
        <p className={styles.plain}>
          {t('info.text')} {t('info.attempts')}
        </p>
      </InfoCard>
    </div>
  )
}

const canBeTaken = ({ isActive, questionCount }: LevelTest) => isActive && questionCount > 0

function CreateTest() {
  const { t } = useTranslation('levelTests')
  const { mutate: create, isPending } = useCreateTest()
  const navigate = useNavigate()
  const start = () =>
    create(undefined, {
      onSuccess: ({ id }) => {
        showSuccess(t('created'), t('createdText'))
        void navigate(editLevelTestPath(id))
      },
      onError: (error) => showError(t('error'), t('createFailed', { reason: errorMessage(error) })),
    })
  return (
    <Button leftSection={<IconPlus size={20} aria-hidden />} loading={isPending} onClick={start}>
      {t('create')}
    </Button>
  )
}
