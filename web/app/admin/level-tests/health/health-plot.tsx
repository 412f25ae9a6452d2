import { Tooltip } from '@mantine/core'
import { shortened } from '@sohbet/domain/shortened'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatCoefficient, formatShare, toneOf, type QuestionHealth } from './health-words.ts'
import card from '../../../ui/chart/chart-card.module.css'
import styles from './health-plot.module.css'

const width = 460
const height = 270
const frame = { left: 52, right: 12, top: 14, bottom: 46 }
const sharesShown = [0, 0.25, 0.5, 0.75, 1]
const highest = 1

const across = (facility: number) => frame.left + facility * (width - frame.left - frame.right)

/** Keeps the end labels inside the frame. */
const anchorOf = (share: number) => (share === 0 ? 'start' : share === 1 ? 'end' : 'middle')

type Plotted = QuestionHealth & { facility: number; discrimination: number }
const isPlotted = (question: QuestionHealth): question is Plotted =>
  question.facility !== null && question.discrimination !== null

/** Each question by facility and discrimination. The table has the same numbers. */
export function HealthPlot({ questions }: { questions: readonly QuestionHealth[] }) {
  const { t } = useTranslation('levelTests')
  const dots = questions.filter(isPlotted)
  // Down to the next quarter below the lowest dot
  const quarters = dots.map(({ discrimination }) => Math.floor((discrimination - 0.05) * 4) / 4)
  const lowest = Math.max(-1, Math.min(-0.25, ...quarters))
  const up = (discrimination: number) =>
    frame.top + ((highest - discrimination) / (highest - lowest)) * (height - frame.top - frame.bottom)

  return (
    <section className={card.card} aria-labelledby="health-plot">
      <h2 id="health-plot">{t('health.plot')}</h2>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.scatter}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot contain tooltips
        role="img"
        aria-label={t('health.plotLabel')}
      >
        <Grid lowest={lowest} up={up} />
        {dots.map((question) => (
          <Dot key={question.id} question={question} up={up} />
        ))}
      </svg>
    </section>
  )
}

type Scale = { up: (discrimination: number) => number }

function Grid({ lowest, up }: Scale & { lowest: number }) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  const coefficients = [1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1].filter((one) => one >= lowest)
  const left = across(0)
  const right = across(1)
  return (
    <>
      <rect x={left} y={up(0)} width={right - left} height={up(lowest) - up(0)} className={styles.below} />
      <text x={left + 6} y={up(lowest) - 6}>
        {t('health.negative')}
      </text>
      {coefficients.map((one) => (
        <g key={one}>
          <line x1={left} x2={right} y1={up(one)} y2={up(one)} data-zero={one === 0 || undefined} />
          <text x={left - 6} y={up(one) + 4} textAnchor="end">
            {formatCoefficient(one, language)}
          </text>
        </g>
      ))}
      {sharesShown.map((one) => (
        <g key={one}>
          <line x1={across(one)} x2={across(one)} y1={up(highest)} y2={up(lowest)} />
          <text x={across(one)} y={up(lowest) + 18} textAnchor={anchorOf(one)}>
            {formatShare(one, language)}
          </text>
        </g>
      ))}
      <text x={left} y={height - 6} className={styles.axisName}>
        ← {t('health.harder')}
      </text>
      <text x={right} y={height - 6} textAnchor="end" className={styles.axisName}>
        {t('health.easier')} →
      </text>
    </>
  )
}

function Dot({ question, up }: Scale & { question: Plotted }) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  return (
    <Tooltip
      multiline
      maw={320}
      label={t('health.dot', {
        position: question.position + 1,
        text: shortened(question.text),
        facility: formatShare(question.facility, language),
        discrimination: formatCoefficient(question.discrimination, language),
      })}
    >
      <circle
        cx={across(question.facility)}
        cy={up(question.discrimination)}
        r={5}
        className={styles.point}
        data-tone={toneOf[question.advice]}
      />
    </Tooltip>
  )
}
