import { Box, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { HOECHSTENS_TERMINE } from '#domain/meeting/grenzen.ts';
import { MEETINGS } from '../../../texte/meetings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { neueZeile, type Terminzeile } from './termine.ts';

const { dialog: T } = MEETINGS;

interface TerminfelderProps {
	/** Of the form. */
	id: string;
	termine: readonly Terminzeile[];
	onTermine: (termine: Terminzeile[]) => void;
	/** Messages of the form, by field. */
	fehler: Readonly<Record<string, ReactNode>>;
	/** Several may be offered. */
	mehrere: boolean;
	dauer: ComponentProps<typeof NumberField>;
}

/** When, and for how long. */
export function Terminfelder({ id, termine, onTermine, fehler, mehrere, dauer }: TerminfelderProps) {
	const setze = (key: string, neu: Partial<Terminzeile>) =>
		onTermine(termine.map((zeile) => (zeile.key === key ? { ...zeile, ...neu } : zeile)));
	const feld = (nr: number, name: string) => ({
		id: `${id}termine.${nr}.${name}`,
		error: fehler[`termine.${nr}.${name}`],
	});
	const allgemein = fehler.termine ?? fehler.termin;
	return (
		<>
			<Stack gap={8} id={`${id}termine`} tabIndex={-1}>
				{termine.map(({ key, tag, uhrzeit }, nr) => (
					<Group
						key={key}
						component="fieldset"
						aria-label={T.terminNr(nr + 1)}
						align="flex-start"
						gap={8}
						wrap="nowrap"
					>
						<DateField
							required
							clearable
							label={T.tag}
							w={180}
							minDate={tagInBerlin(new Date().toISOString())}
							value={tag}
							onChange={(neu) => setze(key, { tag: neu })}
							{...feld(nr, 'tag')}
						/>
						<TextField
							required
							label={T.uhrzeit}
							placeholder={T.uhrzeitMuster}
							inputMode="numeric"
							w={120}
							value={uhrzeit}
							onChange={(event) => setze(key, { uhrzeit: event.currentTarget.value })}
							{...feld(nr, 'uhrzeit')}
						/>
						{termine.length > 1 && (
							<Box mt={22}>
								<IconButton
									icon={IconTrash}
									label={T.terminEntfernen(nr + 1)}
									onClick={() => onTermine(termine.filter((zeile) => zeile.key !== key))}
								/>
							</Box>
						)}
					</Group>
				))}
				{allgemein && (
					<Text role="alert" variant="error" size="sm">
						{allgemein}
					</Text>
				)}
				{mehrere && termine.length < HOECHSTENS_TERMINE && (
					<div>
						<Button icon={IconPlus} onClick={() => onTermine([...termine, neueZeile()])}>
							{T.weiterer}
						</Button>
					</div>
				)}
			</Stack>
			<NumberField required label={T.dauer} unit={T.minuten} w={160} {...dauer} />
		</>
	);
}
