import { type FormEvent, useState } from 'react';
import { type ApiFehler, istFalscherCode, verlangtCode } from '../../client/api-fehler.ts';
import { LOGIN } from '../../texte/zugang/login.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { CodeFeld } from './code-feld.tsx';

interface CodeFormularProps {
	/** Of the button. */
	text: string;
	laedt: boolean;
	/** What the server said to the last code. */
	fehler: ApiFehler | Error | null;
	onCode: (code: string) => void;
}

/** The second step of a way in: the code of the app, or one for an emergency. */
export function CodeFormular({ text, laedt, fehler, onCode }: CodeFormularProps) {
	const [code, setCode] = useState('');
	const [fehlt, setFehlt] = useState(false);
	const sende = (event: FormEvent) => {
		event.preventDefault();
		setFehlt(!code.trim());
		if (code.trim()) onCode(code);
	};
	return (
		<Form gap={16} onSubmit={sende}>
			{fehler && !verlangtCode(fehler) && <ErrorBox text={fehler.message} />}
			<CodeFeld
				size="md"
				description={FAKTOR.codeText}
				inputMode="text"
				autoFocus
				value={code}
				error={(fehlt && LOGIN.pflicht) || (istFalscherCode(fehler) && fehler.message)}
				onChange={(event) => setCode(event.currentTarget.value)}
			/>
			<div>
				<Button variant="primary" size="xl" type="submit" loading={laedt}>
					{text}
				</Button>
			</div>
		</Form>
	);
}
