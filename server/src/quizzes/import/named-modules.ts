import { say } from '@sohbet/contract/catalogue/say'
import { searchFold } from '@sohbet/domain/search-fold'

export type NamedModule = { id: string; order: number; name: string }

/** The module that a cell names by number or title, or what is wrong with the cell. */
export function moduleNamed(
  cell: string,
  modules: readonly NamedModule[],
): { module: NamedModule } | { fault: string } {
  if (cell === '') return { fault: say('The module is missing') }
  const numbered = /^\d{1,4}\.?$/.test(cell)
    ? modules.find(({ order }) => order === Number.parseInt(cell, 10))
    : undefined
  if (numbered) return { module: numbered }
  const [module, other] = modules.filter(({ name }) => searchFold(name) === searchFold(cell))
  if (!module) return { fault: say('There is no such module') }
  return other ? { fault: say('Several modules have this name, use the number') } : { module }
}
