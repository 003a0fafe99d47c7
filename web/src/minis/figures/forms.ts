/** What stands in place of two legs: a horse's body, coils, flames, roots. */

import { cut, draw, fill, type Shape } from './shape';
import { n } from './shape';
import type { Build } from './builds';

type Form = (build: Build) => Shape[];

/** Joined to a trunk whose hips are at the usual height. */
export const FORMS: Readonly<Record<string, Form>> = {
  centaur: ({ hip }) => [
    draw(7, `M-46 ${n(-hip + 10)}Q-62 ${n(-hip + 2)}-60 -14`),
    draw(6.5, `M-40 -24L-44 -12L-42 -3M-32 -22L-30 -12L-32 -3M4 -24L12 -14L8 -3M-2 -22L-3 -12L-6 -3`),
    fill(
      `M-9 ${n(-hip - 4)}Q-28 ${n(-hip + 2)}-42 ${n(-hip + 2)}Q-52 ${n(-hip + 8)}-46 -20Q-20 -15 2 -18Q14 -22 10 ${n(-hip - 4)}Z`,
    ),
    fill('M-46 0l2-6h5l2 6ZM-36 0l2-6h5l2 6ZM4 0l2-6h5l2 6ZM-10 0l2-6h5l2 6Z'),
    cut(`M-30 ${n(-hip + 8)}q8 5 18 2M-32 ${n(-hip + 14)}q10 5 20 2`, 1.8),
  ],
  coils: ({ hip, waist }) => [
    fill(
      `M${n(-waist - 1)} ${n(-hip - 6)}Q${n(-waist - 8)} -22 -20 -16Q-40 -12 -36 -2Q-30 2 0 1Q26 2 32 -6Q40 -14 54 -20` +
        `Q42 -6 34 1Q10 8 -22 5Q-46 4 -46 -8Q-44 -22 -22 -26M${n(-waist)} ${n(-hip)}Q20 -18 24 -12Q22 -4 4 -4L${n(waist + 1)} ${n(-hip - 6)}Z`,
    ),
    fill(
      `M${n(-waist - 1)} ${n(-hip - 6)}Q-18 -30 -26 -22Q-40 -14 -30 -4H16Q30 -8 22 -18Q${n(waist + 4)} -26 ${n(waist + 1)} ${n(-hip - 6)}Z`,
    ),
    cut(`M-8 ${n(-hip + 6)}q8 3 16 0M-12 ${n(-hip + 14)}q11 4 22 0M-20 -16q16 6 34 1M-26 -8q20 5 42 0`, 1.8),
  ],
  wisp: ({ hip, waist }) => [
    fill(
      `M${n(-waist - 4)} ${n(-hip - 12)}Q${n(-waist - 10)} -24 -22 -8Q-12 -10 -10 -2Q-2 -14 6 -4Q8 -14 18 -6Q${n(waist + 8)} -26 ${n(waist + 2)} ${n(-hip - 12)}Z`,
    ),
    cut(`M-4 ${n(-hip - 6)}Q-8 -26 -13 -13M5 ${n(-hip - 6)}Q4 -26 6 -12`, 1.8),
  ],
  blaze: ({ hip, waist }) => [
    fill(
      `M${n(-waist - 3)} ${n(-hip - 10)}Q-24 -26 -20 -10Q-28 -14 -30 -22Q-34 -4 -16 0H16Q32 -4 28 -24Q24 -14 18 -12Q24 -28 ${n(waist + 3)} ${n(-hip - 10)}Z`,
    ),
    cut(`M-4 ${n(-hip)}Q-12 -22 -4 -4M4 ${n(-hip)}Q12 -20 6 -4`, 1.9),
  ],
  surf: ({ hip, waist }) => [
    fill(
      `M${n(-waist - 2)} ${n(-hip - 10)}Q-16 -30 -30 -22Q-42 -14 -34 -6Q-30 -14 -24 -12Q-28 0 -40 1H34Q44 -8 32 -14Q30 -8 24 -10Q22 -26 ${n(waist + 2)} ${n(-hip - 10)}Z`,
    ),
    cut('M-22 -18q10 12 24 8M-14 -28q8 12 20 10M-26 -5q24 4 48 0', 1.8),
  ],
  gust: ({ hip, waist }) => [
    fill(
      `M${n(-waist - 6)} ${n(-hip - 8)}Q0 ${n(-hip + 2)} ${n(waist + 8)} ${n(-hip - 8)}Q18 -30 14 -24Q2 -18 -8 -24Q6 -14 10 -16Q2 -8 -6 -12L2 0Q-8 -6 -10 -14Q-20 -22 ${n(-waist - 6)} ${n(-hip - 8)}Z`,
    ),
    draw(2.2, 'M-22 -20Q-4 -12 18 -22M-16 -8Q-2 -2 14 -10'),
  ],
  roots: ({ hip, waist }) => [
    fill(
      `M${n(-waist)} ${n(-hip - 6)}Q-14 -20 -30 -4L-34 0H-18L-12 -8L-8 0H6L10 -9L18 0H32Q16 -14 ${n(waist)} ${n(-hip - 6)}Z`,
    ),
    cut(`M-4 ${n(-hip + 2)}Q-6 -18 -16 -6M4 ${n(-hip + 2)}Q6 -18 14 -8`, 1.8),
  ],
  fishtail: ({ hip, waist }) => [
    fill(
      `M${n(-waist)} ${n(-hip - 6)}Q-12 -18 -24 -8L-44 -16Q-40 -6 -44 2L-22 0Q8 2 ${n(waist + 2)} ${n(-hip - 6)}Z`,
    ),
    cut(`M-5 ${n(-hip + 4)}q5 5 10 0M-8 ${n(-hip + 12)}q6 5 13 0M-12 ${n(-hip + 20)}q6 5 14 0`, 1.8),
  ],
  crawler: ({ hip }) => [
    draw(4.6, 'M-12 -22L-34 -36L-46 -2M-6 -20L-22 -30L-28 0M12 -22L32 -36L42 -2M6 -20L20 -30L24 0'),
    fill(`M-14 ${n(-hip - 4)}Q-24 -18 -10 -14H12Q24 -20 14 ${n(-hip - 4)}Z`),
    cut('M-9 -24q9 4 19 0', 1.8),
  ],
  mire: ({ hip, waist }) => [
    fill(
      `M${n(-waist - 3)} ${n(-hip - 6)}Q-16 -18 -34 -10Q-44 -4 -34 1H36Q46 -6 30 -12Q16 -18 ${n(waist + 3)} ${n(-hip - 6)}Z`,
    ),
    cut('M-22 -6q10 4 20 0M6 -5q9 3 18 -1', 1.8),
  ],
  wheels: ({ hip, waist }) => [
    fill(`M${n(-waist - 3)} ${n(-hip - 6)}L-22 -18H22L${n(waist + 3)} ${n(-hip - 6)}Z`),
    fill('M-30-11a11 11 0 1 0 22 0a11 11 0 1 0-22 0ZM8-11a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z'),
    cut('M-25-11a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM13-11a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z', 2),
  ],
};
