import { Button } from '@mantine/core'
import IconClock from '#icons/IconClock'
import IconUserCheck from '#icons/IconUserCheck'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { AttendanceSheet } from '../../../parts/live-sessions/attendance/attendance-sheet.tsx'
import { useLiveSessionName } from '../../../parts/live-sessions/live-session-name.ts'
import { StaffLiveSessionList } from '../../../parts/live-sessions/staff/staff-live-session-list.tsx'
import { staffLiveSessionsQuery } from '../../../parts/live-sessions/staff/staff-live-sessions.queries.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SessionMaterials } from './session-materials.tsx'
import { CorrectSession } from './correct-session.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'

/** The dated sessions of a course. Changes are saved at once, apart from the surrounding form. */
export function CourseSessions({ courseId }: { courseId: string | undefined }) {
  const { t } = useTranslation('staffSessions')
  return courseId ? <SessionsOf courseId={courseId} /> : <EmptyState title={t('noneYet')} />
}

function SessionsOf({ courseId }: { courseId: string }) {
  const { t } = useTranslation('staffSessions')
  const nameOf = useLiveSessionName()
  const [openedId, setOpenedId] = useState<string>()
  const [correctedId, setCorrectedId] = useState<string>()
  const { data } = useQuery(staffLiveSessionsQuery(courseId))
  const opened = data?.find(({ id }) => id === openedId)
  return (
    <>
      <StaffLiveSessionList
        courseId={courseId}
        renderAttendance={(session) => (
          <>
            <Button
              variant="default"
              leftSection={<IconUserCheck size={18} aria-hidden />}
              aria-label={nameOf(t('attendance'), session)}
              onClick={() => setOpenedId(session.id)}
            >
              {t('attendance')}
            </Button>
            {session.record && (
              <Button
                variant="default"
                leftSection={<IconClock size={18} aria-hidden />}
                aria-label={nameOf(t('correct'), session)}
                onClick={() => setCorrectedId(session.id)}
              >
                {t('correct')}
              </Button>
            )}
          </>
        )}
      />
      <CorrectSession
        session={data?.find(({ id }) => id === correctedId)}
        onClose={() => setCorrectedId(undefined)}
      />
      <Dialog
        opened={opened !== undefined}
        onClose={() => setOpenedId(undefined)}
        title={opened ? nameOf(t('sheet.title'), opened) : t('sheet.title')}
        size="lg"
      >
        {opened && <AttendanceSheet session={opened} />}
        {opened && <SessionMaterials session={opened} />}
      </Dialog>
    </>
  )
}
