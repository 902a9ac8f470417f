import { fonts } from './commands/fonts.ts';
import { sample } from './commands/sample.ts';
import { site } from './commands/site.ts';

const USAGE = `usage: npm run artwork -- sample [--listings 40] [--first] [--folder <media folder>]
         draws the pictures of the sample data that are missing
       npm run artwork -- site
         draws the hero, the icons and the share pictures into shell/public
       npm run artwork -- fonts
         cuts the type family into the parts that pages are given, in shared/ui/src/fonts`;

const commands = new Map([
  ['sample', sample],
  ['site', site],
  ['fonts', fonts],
]);

const [named = '', ...args] = process.argv.slice(2);
const command = commands.get(named);
if (command) {
  await command(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
