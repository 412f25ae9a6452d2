import { timesOfDay, timesOfDayOf } from '@sohbet/domain/course/departure'
import { levels } from '@sohbet/domain/level-test/level'
import { monthOf } from '@sohbet/domain/month'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { dayText, levelsOf } from './departure-words.ts'

type Option = { value: string; text: string }
type Choice = { name: 'level' | 'time' | 'start'; options: Option[] }

/** Three selects that narrow the list below; behaviour/departures.ts shows them, because they need a script. */
export function DepartureFilter() {
  const { language, departures: texts } = usePublicContent()
  const { departures } = useSiteData()
  const { filter } = texts
  const months = [...new Set(departures.map(({ startDate }) => monthOf(startDate)))]
  const choices: Choice[] = [
    {
      name: 'level',
      options: levels
        .filter((level) => departures.some((departure) => levelsOf(departure).includes(level)))
        .map((level) => ({ value: level, text: level })),
    },
    {
      name: 'time',
      options: timesOfDay
        .filter((time) => departures.some(({ zoomTimes }) => timesOfDayOf(zoomTimes).includes(time)))
        .map((time) => ({ value: time, text: filter[time] })),
    },
    {
      name: 'start',
      options: months.map((month) => ({
        value: month,
        text: dayText(`${month}-01`, language, { day: undefined, year: 'numeric' }),
      })),
    },
  ]
  return (
    <form className="departure-filter" aria-label={filter.label} data-departure-filter="" hidden>
      {choices.map(({ name, options }) => (
        <label key={name} className="departure-choice">
          {filter[name]}
          <select name={name}>
            <option value="">{filter.any}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  )
}
