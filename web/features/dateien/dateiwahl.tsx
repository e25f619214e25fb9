import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DATEITYPEN } from '#domain/upload/dateitypen.ts';
import { UploadField } from '../../ui/fields/upload-field.tsx';
import type { Uploading } from '../../ui/fields/use-upload.ts';
import { parameterQuery } from '../portal/portal.ts';

const ENDUNGEN = Object.keys(DATEITYPEN);
/** Until the parameters are there. */
const STANDARD_MB = 25;

interface DateiwahlProps {
	id?: string;
	label: string;
	required?: boolean;
	error?: ReactNode;
	value: File | null;
	onChange: (datei: File | null) => void;
}

/** A file that goes with the form it stands in. */
export function Dateiwahl({ value, onChange, ...rest }: DateiwahlProps) {
	const maxMB = useMaxMB();
	return (
		<UploadField
			{...rest}
			file={value}
			extensions={ENDUNGEN}
			maxMB={maxMB}
			send={async (datei) => onChange(datei)}
			onRemove={() => onChange(null)}
		/>
	);
}

interface DateisendungProps {
	label: string;
	autoFocus?: boolean;
	/** What to drop here; preset: a file. */
	prompt?: string;
	/** Preset: all the portal takes. */
	extensions?: readonly string[];
	description?: ReactNode;
	/** Several at once, sent one after another. */
	multiple?: boolean;
	send: Uploading['send'];
}

/** Takes a file and sends it at once to where it belongs. */
export function Dateisendung({ extensions = ENDUNGEN, ...props }: DateisendungProps) {
	const maxMB = useMaxMB();
	return (
		<UploadField {...props} labelHidden file={null} extensions={extensions} maxMB={maxMB} onRemove={() => undefined} />
	);
}

function useMaxMB(): number {
	const { data } = useQuery(parameterQuery);
	return data?.uploadMaxMB ?? STANDARD_MB;
}
