import { Radio, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import { langesDatum } from '../../client/datumsworte.ts';
import { Button, type ButtonSize } from '../../ui/button.tsx';

interface TerminauswahlProps {
	termine: readonly string[];
	label: string;
	verb: string;
	laeuft: boolean;
	size?: ButtonSize;
	onWahl: (termin: string) => void;
	/** What went wrong, above the button. */
	children?: ReactNode;
}

export const langerTermin = (termin: string): string =>
	`${langesDatum(tagInBerlin(termin))}, ${uhrzeitInBerlin(termin)} Uhr`;

/** One of the times, and it is settled. */
export function Terminauswahl({ termine, label, verb, laeuft, size, onWahl, children }: TerminauswahlProps) {
	const [wahl, setWahl] = useState<string | null>(null);
	return (
		<Stack gap={16} align="flex-start">
			<Radio.Group label={label} value={wahl} onChange={setWahl}>
				<Stack gap={8} mt={8}>
					{termine.map((termin) => (
						<Radio key={termin} value={termin} label={langerTermin(termin)} />
					))}
				</Stack>
			</Radio.Group>
			{children}
			<Button
				variant="primary"
				size={size}
				loading={laeuft}
				disabled={wahl === null}
				onClick={() => wahl !== null && onWahl(wahl)}
			>
				{verb}
			</Button>
		</Stack>
	);
}
