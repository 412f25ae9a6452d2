import '@mantine/core/styles/Menu.css'
import { Button, Menu } from '@mantine/core'
import { daysOfWeek, type DayOfWeek } from '@sohbet/domain/calendar'
import IconCopy from '#icons/IconCopy'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { copyDay, weekdayName, type HoursDraft } from './hours.ts'
import { SpanList } from './span-list.tsx'
import styles from './hours.module.css'

type Week = HoursDraft['week']
type Props = { week: Week; onChange: (week: Week) => void }

/** The hours of every week, by weekday. */
export function WeekHours({ week, onChange }: Props) {
  const { t } = useTranslation('lessonHours')
  const language = useLanguage()
  return (
    <ul className={styles.days}>
      {daysOfWeek.map((day) => {
        const name = weekdayName(day, language)
        return (
          <li key={day} className={styles.day} data-free={week[day].length === 0 || undefined}>
            <h3>{name}</h3>
            <SpanList
              name={name}
              hours={week[day]}
              nothing={t('noHours')}
              onChange={(hours) => onChange({ ...week, [day]: hours })}
            >
              {week[day].length > 0 && (
                <CopyMenu day={day} name={name} onCopy={(targets) => onChange(copyDay(week, day, targets))} />
              )}
            </SpanList>
          </li>
        )
      })}
    </ul>
  )
}

type CopyProps = { day: DayOfWeek; name: string; onCopy: (targets: readonly DayOfWeek[]) => void }

function CopyMenu({ day, name, onCopy }: CopyProps) {
  const { t } = useTranslation('lessonHours')
  const language = useLanguage()
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={<IconCopy size={18} aria-hidden />}
          aria-label={t('copyDay', { day: name })}
        >
          {t('copy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onCopy(daysOfWeek.slice(0, 5))}>{t('workdays')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(daysOfWeek)}>{t('everyDay')}</Menu.Item>
        <Menu.Divider />
        {daysOfWeek
          .filter((other) => other !== day)
          .map((other) => (
            <Menu.Item key={other} onClick={() => onCopy([other])}>
              {weekdayName(other, language)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
