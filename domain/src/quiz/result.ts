/** The ring is green from this percentage on, orange below. */
export const goodResult = 70

/** In whole per cent; 100 only when every answer is right, and for a quiz without questions. */
export function quizPercentage({ correct, total }: { correct: number; total: number }): number {
  if (correct >= total) return 100
  return Math.min(99, Math.floor((correct / total) * 100))
}

export const ringColour = (percentage: number): 'green' | 'orange' =>
  percentage >= goodResult ? 'green' : 'orange'
