import { Button } from '@mantine/core'
import type { Grade } from '@sohbet/domain/review/grade'
import IconArrowRight from '#icons/IconArrowRight'
import { useTranslation } from '../../texts/use-translation.ts'

type Props = {
  isRight: boolean
  /** Whether a wrong answer may count as right, because the learner meant it. */
  mayCount?: boolean
  isLast: boolean
  onGrade: (grade: Grade) => void
}

/** The buttons after an answer: on, or how easy it was. */
export function GradeButtons({ isRight, mayCount = false, isLast, onGrade }: Props) {
  const { t } = useTranslation('review')
  return (
    <>
      {isRight && (
        <>
          <Button size="lg" variant="default" onClick={() => onGrade(2)}>
            {t('grade.hard')}
          </Button>
          <Button size="lg" variant="default" onClick={() => onGrade(4)}>
            {t('grade.easy')}
          </Button>
        </>
      )}
      {!isRight && mayCount && (
        <Button size="lg" variant="default" onClick={() => onGrade(2)}>
          {t('grade.meant')}
        </Button>
      )}
      <Button type="submit" size="lg" rightSection={<IconArrowRight size={20} aria-hidden />}>
        {t(isLast ? 'finish' : 'next')}
      </Button>
    </>
  )
}

/** The grade of a key after an answer: 2 hard, 3 right, 4 easy. A wrong answer has only what the buttons offer. */
export function gradeOfKey(key: number, { isRight, mayCount }: { isRight: boolean; mayCount: boolean }) {
  if (isRight) return ([undefined, undefined, 2, 3, 4] as const)[key]
  return key === 2 && mayCount ? (2 as const) : undefined
}
