import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from './zweiter-faktor.module.css';

/** Shown once; only hashes of them are kept. */
export function Codes({ codes }: { codes: readonly string[] }) {
	return (
		<div className={css.formular}>
			<p className={css.text}>{FAKTOR.codesText}</p>
			<ul className={css.codes} aria-label={FAKTOR.codes}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div>
				<CopyButton text={codes.join('\n')} />
			</div>
		</div>
	);
}
