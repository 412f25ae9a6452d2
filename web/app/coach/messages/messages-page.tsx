import { Button } from '@mantine/core'
import IconSpeakerphone from '#icons/IconSpeakerphone'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { MessagesPage } from '../../parts/messages/messages-page.tsx'
import { InsertReply } from '../../parts/messages/replies/insert-reply.tsx'
import { coachPaths } from '../coach-paths.ts'
import { loadTexts } from '../../texts/load-texts.ts'

export const insertReply = (insert: (text: string) => void) => <InsertReply onInsert={insert} />
const tools = { composer: insertReply }

/** The coach's conversations; on the right one of them, or another page. */
export function CoachMessages({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('coachMessages')
  return (
    <MessagesPage
      area="coach"
      tools={tools}
      listTools={
        <Button
          component={Link}
          to={coachPaths.announcements}
          variant="default"
          leftSection={<IconSpeakerphone size={18} aria-hidden />}
        >
          {t('announcements.title')}
        </Button>
      }
    >
      {children}
    </MessagesPage>
  )
}

export const clientLoader = () => loadTexts('recorder')

export default function CoachMessagesPage() {
  return <CoachMessages />
}
