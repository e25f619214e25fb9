import { Checkbox, Stack, Text } from '@mantine/core';
import { KOMPETENZEN, sagt, schalteAussage } from '#domain/zeugnis/aussagen.ts';
import { ZEUGNISTEXT_MAX, type Zeugnisfeld } from '#domain/zeugnis/texte.ts';
import { ZEUGNISSE as T } from '../../texte/zeugnisse.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { TextButton } from '../../ui/text-link.tsx';

interface TextfeldProps {
	feld: Zeugnisfeld;
	label: string;
	wert: string;
	istPflicht: boolean;
	/** What could be taken over; empty: nothing. */
	vorschlag: string;
	onChange: (wert: string) => void;
}

/** A part of the Zeugnis, with the statements that may be put into it. */
export function Textfeld({ feld, label, wert, istPflicht, vorschlag, onChange }: TextfeldProps) {
	const kompetenzen = KOMPETENZEN.filter((eine) => eine.feld === feld);
	return (
		<Stack gap={8}>
			<TextAreaField
				label={label}
				description={T.felder[feld]}
				required={istPflicht}
				maxLength={ZEUGNISTEXT_MAX}
				value={wert}
				onChange={(e) => onChange(e.currentTarget.value)}
			/>
			{vorschlag && !sagt(wert, vorschlag) && (
				<Text variant="hint">
					<TextButton onClick={() => onChange(schalteAussage(wert, vorschlag))}>{T.vorschlag}</TextButton>
				</Text>
			)}
			{kompetenzen.length > 0 && (
				<details>
					<summary>{T.aussagen}</summary>
					<Stack gap={12} pt={8}>
						<Text variant="hint">{T.aussagenHilfe}</Text>
						{kompetenzen.map(({ key, titel, saetze }) => (
							<Checkbox.Group key={key} label={titel} value={saetze.filter((satz) => sagt(wert, satz))}>
								<Stack gap={6} pt={4}>
									{saetze.map((satz) => (
										<Checkbox
											key={satz}
											value={satz}
											label={satz}
											onChange={() => onChange(schalteAussage(wert, satz))}
										/>
									))}
								</Stack>
							</Checkbox.Group>
						))}
					</Stack>
				</details>
			)}
		</Stack>
	);
}
