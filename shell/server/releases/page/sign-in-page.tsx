import type { Language } from '@shared/contract';
import type { OwnDocument } from '../../document/own-document.ts';
import { ownPage, releasesAddress, type OwnPageParts } from './own-page.tsx';
import { WORDS } from './words.ts';

/** Asks for the token. @param trouble why nobody was let in; default: nobody has tried */
export function signInPage(
  language: Language,
  assets: OwnPageParts['assets'],
  trouble?: 'wrong' | 'limited',
): OwnDocument {
  const words = WORDS[language].signIn;
  return ownPage({
    language,
    assets,
    title: words.title,
    copies: false,
    children: (
      <section className="card sign-in" aria-labelledby="title">
        <h1 id="title">{words.title}</h1>
        <p className="soft">{words.lead}</p>
        <form method="post" action={releasesAddress(language)}>
          <label htmlFor="token">{words.token}</label>
          <input
            id="token"
            name="token"
            type="password"
            dir="ltr"
            required
            maxLength={200}
            autoComplete="current-password"
            spellCheck={false}
            {...(trouble && { 'aria-invalid': trouble === 'wrong', 'aria-describedby': 'trouble' })}
          />
          {trouble && (
            <p id="trouble" className="trouble" role="alert">
              {words[trouble]}
            </p>
          )}
          <button className="main" type="submit">
            {words.button}
          </button>
        </form>
      </section>
    ),
  });
}
