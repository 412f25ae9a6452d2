import { Button } from '@mantine/core'
import type { Input } from '@sohbet/contract/endpoint'
import { listQuizzes, quizColumns } from '@sohbet/contract/catalogue/quiz-overview'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { call } from '../../api/call.ts'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { adminPaths } from '../admin-paths.ts'
import { useQuizColumns } from './use-quiz-columns.tsx'

const quizzesQuery = (query: Input<typeof listQuizzes>['query']) =>
  queryOptions({
    queryKey: ['quizzes', 'overview', query],
    queryFn: ({ signal }) => call(listQuizzes, { query }, { signal }),
    placeholderData: keepPreviousData,
    // Learners answer at any time
    staleTime: 0,
  })

/** /admin/quizzes: all quizzes, their results and hardest questions. */
export default function QuizzesPage() {
  const { t } = useTranslation('quizOverview')
  const columns = useQuizColumns()
  const table = useTableState(quizColumns)
  const quizzes = useQuery(quizzesQuery(table.request))
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(quizzes, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={t('emptyHint')}
        emptyAction={
          <Button component={Link} to={adminPaths.modules}>
            {t('toModules')}
          </Button>
        }
      />
    </>
  )
}
