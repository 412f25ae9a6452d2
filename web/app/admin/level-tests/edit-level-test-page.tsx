import { Button, Title } from '@mantine/core'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx'
import { adminPaths } from '../admin-paths.ts'
import { FrozenNotice } from './frozen-notice.tsx'
import { ItemHealth } from './health/item-health.tsx'
import styles from './level-tests.module.css'
import { levelTestQuery } from './level-tests.queries.ts'
import { TestDetails } from './test-details.tsx'
import { TestQuestions } from './questions/test-questions.tsx'

// The preview shows the screens of the test
export const clientLoader = () => loadTexts('level-test', 'level-tests')

export default function EditLevelTestPage() {
  const { t } = useTranslation('levelTests')
  const { testId = '' } = useParams()
  const { data: test, error, refetch } = useQuery(levelTestQuery(testId))
  const isLoaded = test?.id === testId
  const title = isLoaded ? t('edit.title', { version: test.version }) : t('edit.plainTitle')

  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Title order={1} data-work>
        {title}
      </Title>
      {isLoaded ? (
        <LoadedTest key={test.id} test={test} />
      ) : test ? (
        <NoTest title={t('edit.wrongId')} hint={t('edit.wrongIdText')} />
      ) : error && isNoTest(error) ? (
        <NoTest title={t('edit.notFound')} hint={t('edit.notFoundText')} />
      ) : error ? (
        <ErrorState hint={errorMessage(error, t('edit.loadFailed'))} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={8} />
      )}
    </div>
  )
}

/** The server refuses an invalid id as a bad request. */
const isNoTest = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 400)

function NoTest({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation('levelTests')
  return (
    <div role="alert">
      <EmptyState
        drawing="stop"
        title={title}
        hint={hint}
        action={
          <Button component={Link} to={adminPaths.levelTests} variant="default">
            {t('edit.back')}
          </Button>
        }
      />
    </div>
  )
}

const tabs = ['questions', 'health'] as const

function LoadedTest({ test }: { test: LevelTest }) {
  const { t } = useTranslation('levelTests')
  const { values, choose } = useUrlFilters({ tab: tabs })
  return (
    <>
      <TestDetails test={test} />
      <Tabs
        tabs={tabs.map((name) => ({ name, label: t(`edit.tabs.${name}`) }))}
        shown={values.tab ?? tabs[0]}
        // The first tab has no URL parameter
        onShow={(tab) => choose('tab')(tab === tabs[0] ? '' : tab)}
        isShownAlone
      >
        <TabPanel name="questions" className={styles.panel}>
          <FrozenNotice test={test} />
          <TestQuestions test={test} />
        </TabPanel>
        <TabPanel name="health" className={styles.panel}>
          <ItemHealth testId={test.id} />
        </TabPanel>
      </Tabs>
    </>
  )
}
