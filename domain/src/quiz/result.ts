/** From so many per cent on the ring is green, below it orange. */
export const goodResult = 70

/** In whole per cent; 100 only where every answer is right. A quiz without questions has no wrong answer. */
export function quizPercentage({ correct, total }: { correct: number; total: number }): number {
  if (correct >= total) return 100
  return Math.min(99, Math.floor((correct / total) * 100))
}

export const ringColour = (percentage: number): 'green' | 'orange' =>
  percentage >= goodResult ? 'green' : 'orange'
