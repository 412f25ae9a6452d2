import { Button, TextInput, Title, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Role } from '@sohbet/domain/account/role'
import { useInfiniteQuery } from '@tanstack/react-query'
import IconPencil from '#icons/IconPencil'
import IconSearch from '#icons/IconSearch'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { newMessagePath } from '../../paths.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { threadsQuery, type ThreadFilters } from './messages.queries.ts'
import { ThreadList } from './thread-list.tsx'
import { ThreadView, type ThreadTools } from './thread/thread-view.tsx'
import styles from './threads.module.css'

type Props = {
  area: Role
  /** Filters besides the search text. */
  filters?: Omit<ThreadFilters, 'searchText'>
  filterFields?: ReactNode
  listTools?: ReactNode
  tools?: ThreadTools
  /** Shown instead of a thread. */
  children?: ReactNode
}

/** The list on the left, the conversation on the right; on a phone one at a time. */
export function MessagesPage({ area, filters, filterFields, listTools, tools, children }: Props) {
  const { t } = useTranslation('messages')
  const { threadId } = useParams()
  const [typed, setTyped] = useState('')
  const [searchText] = useDebouncedValue(typed.trim(), 250)
  const isOpen = threadId !== undefined || children !== undefined
  return (
    <div className={styles.frame} data-open={isOpen || undefined}>
      <PageTitle>{t('title')}</PageTitle>
      {isOpen && (
        <div className={styles.phoneTitle}>
          <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
        </div>
      )}
      <section className={styles.side} aria-label={t('list')}>
        <div className={styles.sideHead}>
          <Title order={1}>{t('title')}</Title>
          <Button
            component={Link}
            to={newMessagePath(area)}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('new')}
          </Button>
        </div>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {filterFields}
        <div className={styles.sideList}>
          <ThreadList area={area} filters={{ ...filters, searchText }} openId={threadId} />
        </div>
        {listTools}
      </section>
      <section className={styles.main}>
        {children}
        {threadId !== undefined && (
          <ThreadView key={threadId} area={area} threadId={threadId} {...(tools && { tools })} />
        )}
        {!isOpen && <Choose filters={{ ...filters, searchText }} />}
      </section>
    </div>
  )
}

/** Only when there are threads; otherwise the list says what to do. */
function Choose({ filters }: { filters: ThreadFilters }) {
  const { t } = useTranslation('messages')
  const { data } = useInfiniteQuery(threadsQuery(filters))
  const isEmpty = (data?.pages[0]?.threads.length ?? 0) === 0
  return isEmpty ? null : <EmptyState drawing="bubbles" title={t('choose')} hint={t('chooseHint')} />
}
