import { describeCircles } from '../circles/describe.ts';
import { findCircles } from '../circles/find-circles.ts';
import { readImports } from '../circles/imports.ts';
import { root } from '../repository/root.ts';

/** Ends with 1 when folders or files of the repository import one another in a circle, types included. */
const circles = findCircles(readImports(root));
const text = describeCircles(circles);
if (circles.length === 0) console.log(text);
else console.error(text);
process.exitCode = circles.length === 0 ? 0 : 1;
