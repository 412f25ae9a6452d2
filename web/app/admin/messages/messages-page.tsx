import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { inboxFilters } from '@sohbet/contract/messaging/threads'
import IconTemplate from '#icons/IconTemplate'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'
import { InsertReply } from '../../parts/messages/replies/insert-reply.tsx'
import styles from './inbox.module.css'
import { SavedRepliesDialog } from '../../parts/messages/replies/saved-replies-dialog.tsx'
import { ThreadTools } from './thread-tools.tsx'
import { loadTexts } from '../../texts/load-texts.ts'

const tools = {
  head: (thread: Parameters<typeof ThreadTools>[0]['thread']) => <ThreadTools thread={thread} />,
  composer: (insert: (text: string) => void) => <InsertReply onInsert={insert} />,
}

/** The school's inbox, shared by all admins. */
export function Inbox({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('messages')
  const { values, choose } = useUrlFilters(inboxFilters)
  const [isManaging, manage] = useDisclosure(false)
  return (
    <MessagesPage
      area="admin"
      filters={values}
      tools={tools}
      filterFields={
        <div className={styles.filters}>
          <FilterSelect
            label={t('inbox.state')}
            all={t('inbox.allStates')}
            value={values.state}
            values={inboxFilters.state}
            labelOf={(value) => t(`inbox.states.${value}`)}
            onChoose={choose('state')}
          />
          <FilterSelect
            label={t('inbox.assignee')}
            all={t('inbox.allAssignees')}
            value={values.assignee}
            values={inboxFilters.assignee}
            labelOf={(value) => t(`inbox.assignees.${value}`)}
            onChoose={choose('assignee')}
          />
        </div>
      }
      listTools={
        <>
          <Button
            variant="default"
            leftSection={<IconTemplate size={18} aria-hidden />}
            onClick={manage.open}
          >
            {t('replies.manage')}
          </Button>
          <SavedRepliesDialog isOpen={isManaging} onClose={manage.close} />
        </>
      }
    >
      {children}
    </MessagesPage>
  )
}

export const clientLoader = () => loadTexts('recorder')

export default function AdminMessagesPage() {
  return <Inbox />
}
