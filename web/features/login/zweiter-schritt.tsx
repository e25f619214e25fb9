import type { ApiFehler } from '../../client/api-fehler.ts';
import { LOGIN } from '../../texte/zugang/login.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { CodeFormular } from '../zweiter-faktor/code-formular.tsx';
import css from './login.module.css';

interface ZweiterSchrittProps {
	laedt: boolean;
	fehler: ApiFehler | null;
	onCode: (code: string) => void;
	onZurueck: () => void;
}

/** The password was right, and a code is asked for besides. */
export function ZweiterSchritt({ laedt, fehler, onCode, onZurueck }: ZweiterSchrittProps) {
	return (
		<div className={css.form}>
			<p>{FAKTOR.schritt}</p>
			<CodeFormular text={LOGIN.anmelden} laedt={laedt} fehler={fehler} onCode={onCode} />
			<div>
				<TextButton onClick={onZurueck}>{FAKTOR.zurueck}</TextButton>
			</div>
		</div>
	);
}
