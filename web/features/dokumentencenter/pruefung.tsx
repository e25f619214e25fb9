import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pruefeFreigabe } from '#domain/dokumentspec/freigabe.ts';
import { istGefunden, type Variablenbefund } from '#domain/dokumentspec/pruefung.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { parameterQuery } from '../portal/portal.ts';
import css from './dokumentencenter.module.css';
import { feldVon, vorschlag } from './vorschlag.ts';
import type { Specwerte } from './werte.ts';

interface PruefungProps {
	werte: Specwerte;
	befunde: readonly Variablenbefund[];
	/** How the text is put right; left out where it isn't to be changed here. */
	abhilfe?: Abhilfe | false;
}

export interface Abhilfe {
	/** Known placeholders, one of which may have been meant. */
	readonly bekannte: readonly string[];
	/** Puts a missing placeholder at the end of the text. */
	readonly fuegeEin: (variable: string) => void;
	readonly ersetze: (variable: string, durch: string) => void;
}

/** Which placeholders won't be filled, and what the law misses in an agreement. */
export function Pruefung({ werte, befunde, abhilfe }: PruefungProps) {
	const { data: parameter } = useQuery(parameterQuery);
	const { hinweise } = pruefeFreigabe(werte, befunde, { zulassung: parameter?.zulassung ?? null });
	const gefunden = befunde.filter(istGefunden).length;
	const leere = befunde.filter(({ ergebnis }) => ergebnis === 'FieldEmpty').map(({ variable }) => variable);
	const hatVorlage = werte.vorlageText !== null || werte.vorlageUploadID !== null;
	if (!hatVorlage) {
		return (
			<Text variant="secondary">
				{werte.nutzungsart === 'ANGEFORDERT' || werte.nutzungsart === 'EINSICHTNAHME' ? T.nichtNoetig : T.keineVorlage}
			</Text>
		);
	}
	return (
		<ul className={css.pruefung} aria-live="polite">
			{befunde
				.filter((befund) => !istGefunden(befund) && befund.ergebnis !== 'FieldEmpty')
				.map(({ variable, text, ergebnis }) => (
					<li key={variable} data-art={ergebnis === 'OptionNotFound' ? 'hinweis' : 'fehler'}>
						<Icon of={IconAlertTriangle} />
						<span>
							<b>{variable}:</b> {text}
						</span>
						{abhilfe && ergebnis === 'VariableNotFound' && <Ersetzen variable={variable} {...abhilfe} />}
					</li>
				))}
			{hinweise.map(({ text, variablen: [variable] }) => (
				<li key={text} data-art="hinweis">
					<Icon of={IconInfoCircle} />
					<span>
						<b>{T.gesetz}:</b> {T.fehltImText(text)}
					</span>
					{abhilfe && (
						<TextButton aria-label={T.einfuegenVon(text)} onClick={() => abhilfe.fuegeEin(variable)}>
							{T.einfuegen}
						</TextButton>
					)}
				</li>
			))}
			{leere.length > 0 && (
				<li data-art="hinweis">
					<Icon of={IconInfoCircle} />
					<span>
						<b>{T.bleibenLeer(leere.length)}:</b> {leere.join(', ')}
					</span>
				</li>
			)}
			<li data-art="gut">
				<Icon of={IconCheck} />
				<span>
					{gefunden > 0 ? (
						<>
							<b>{T.gefunden(gefunden)}</b> {T.mitBeispielen}
						</>
					) : (
						T.keinPlatzhalter
					)}
				</span>
			</li>
		</ul>
	);
}

/** Offers what was probably meant. */
function Ersetzen({ variable, bekannte, ersetze }: { variable: string } & Abhilfe) {
	const gemeint = vorschlag(variable, bekannte);
	if (!gemeint) return null;
	return <TextButton onClick={() => ersetze(variable, gemeint)}>{T.einsetzen(feldVon(gemeint))}</TextButton>;
}
