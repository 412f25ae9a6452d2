import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enrollment as en } from '../../../texts/en/enroll/enrollment.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { anOffer } from '../../testing/enrollment.ts'
import { Coaches, CoachLine } from './coaches.tsx'
import { ModuleTitles } from './module-titles.tsx'
import { WeekStrip } from './week-strip.tsx'

const course = anOffer()
const { coaches } = course.offer
const modulesOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ order: index + 1, name: `Stop ${index + 1}` }))

describe('the coaches', () => {
  it('have face, name and summary', () => {
    renderScreen(<Coaches coaches={coaches} />)
    const section = screen.getByRole('heading', { name: 'Your coaches' }).parentElement
    expect(section?.textContent).toContain('OliverBorn in Leeds')
    expect(section?.querySelector('img')?.getAttribute('src')).toBe('/api/images/user_photos/1.jpg')
  })

  it('are one line in the summary', () => {
    renderScreen(<CoachLine coaches={coaches} />, { language: 'tr' })
    expect(screen.getByText('Oliver ve Ada ile')).toBeDefined()
  })

  it('take no room when the course has none', () => {
    renderScreen(<Coaches coaches={[]} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('the modules', () => {
  it('are listed by title, the first six before the rest', () => {
    renderScreen(<ModuleTitles modules={modulesOf(8)} />)
    const titles = screen.getByRole('heading', { name: 'What you will learn' }).parentElement
    expect(titles?.querySelectorAll('li')).toHaveLength(8)
    const rest = screen.getByText('All 8 modules').closest('details')
    expect(rest?.textContent).toContain('Stop 7')
    expect(rest?.textContent).not.toContain('Stop 6')
  })

  it('are all shown when there are few', () => {
    renderScreen(<ModuleTitles modules={modulesOf(6)} />)
    expect(screen.queryByText(/^All/)).toBeNull()
  })

  it('can be folded again', () => {
    renderScreen(<ModuleTitles modules={modulesOf(8)} />, { language: 'tr' })
    expect(screen.getByText('Daha az modül göster').closest('summary')).not.toBeNull()
  })
})

describe('the week', () => {
  const strips = (timeZone: string, dates = {}) => {
    renderScreen(<WeekStrip course={{ ...course, ...dates }} timeZone={timeZone} />)
    return screen.getAllByRole('list').map((list) => ({
      name: document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
      days: [...list.querySelectorAll('li[data-on]')].map(({ textContent }) => textContent),
    }))
  }

  it('has one strip when the learner’s clock is the school’s', () => {
    expect(strips('Europe/Istanbul')).toEqual([
      {
        name: 'Istanbul time',
        days: ['Mon21:00Monday, 21:00–22:00', 'Wed21:00Wednesday, 21:00–22:00'],
      },
    ])
  })

  it('has a second strip with the learner’s own days and times', () => {
    expect(strips('Asia/Tokyo')[1]).toEqual({
      name: 'Your time (Tokyo)',
      days: ['Tue03:00Tuesday, 03:00–04:00', 'Thu03:00Thursday, 03:00–04:00'],
    })
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('has a second strip and a note when the learner’s clock changes in October', () => {
    const autumn = strips('Europe/Athens', { startDate: '2026-09-07', endDate: '2026-12-21' })
    expect(autumn.map(({ name }) => name)).toEqual(['Istanbul time', 'Your time (Athens)'])
    expect(screen.getByRole('note').textContent).toBe(en.schedule.change)
  })

  it('has one strip when the course ends before the learner’s clock changes', () => {
    expect(strips('Europe/Athens', { startDate: '2026-06-01', endDate: '2026-10-19' })).toHaveLength(1)
    expect(screen.queryByRole('note')).toBeNull()
  })
})
