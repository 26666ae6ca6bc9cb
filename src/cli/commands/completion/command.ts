import { Argument, type Command } from "commander";
import type { Io } from "../../session/io.js";

// Each script passes the line up to the cursor to the `complete` subcommand of the command that was typed, such as ./node_modules/.bin/cfb. For an
// alias, the script runs cfb, so that it never runs another program. `complete` prints `:files`, or one candidate per line with a tab and a
// description. The scripts never evaluate the typed text.

// Readline replaces only the text after the last =, not the entire word. %q would escape the commas in a list of columns, but commas are not special
// characters.
const bash = `# bash completion for cfb: source <(cfb completion bash)
_cfb() {
  local line=\${COMP_LINE:0:COMP_POINT} value prefix=
  local word=\${line##*[[:space:]]}
  if [[ $word == *=* && $COMP_WORDBREAKS == *=* ]]; then prefix=\${word%=*}=; fi
  COMPREPLY=()
  while IFS=$'\\t' read -r value _; do
    if [[ $value == :files ]]; then
      compopt -o default
      return
    fi
    if [[ $value == *= ]]; then compopt -o nospace; fi
    value=\${value#"$prefix"}
    if [[ $value == *[^[:alnum:]_./:=,@%+-]* ]]; then printf -v value %q "$value"; fi
    COMPREPLY+=("$value")
  done < <({ [[ $1 =~ (^|/)cfb(-openapi)?$ ]] && "\${1/#\\~/$HOME}" complete -- "$line" || cfb complete -- "$line"; } 2>/dev/null)
}
complete -F _cfb cfb cfb-openapi
`;

const zsh = `#compdef cfb cfb-openapi
# zsh completion for cfb: source <(cfb completion zsh)
_cfb() {
  local -a open values shown
  local value description line="\${(j: :)words[1,CURRENT-1]} $PREFIX"
  while IFS=$'\\t' read -r value description; do
    if [[ $value == :files ]]; then
      _files
      return
    fi
    if [[ $value == *= ]]; then
      open+=("$value")
    else
      values+=("$value")
      shown+=("$value\${description:+  $description}")
    fi
  done < <({ [[ $words[1] == (|*/)cfb(|-openapi) ]] && "\${words[1]/#\\~/$HOME}" complete -- "$line" || cfb complete -- "$line"; } 2>/dev/null)
  (( $#open )) && compadd -S '' -a open
  (( $#values )) && compadd -l -d shown -a values
}
if [[ \${funcstack[1]} == _cfb ]]; then _cfb "$@"; else compdef _cfb cfb cfb-openapi; fi
`;

const fish = `# fish completion for cfb: cfb completion fish | source
function __cfb_complete
    set -l line (commandline -cp | string collect)
    set -l names (string match -r '^(?:.*/)?cfb(?:-openapi)?$' -- (commandline -po)[1]) cfb
    set -l typed (string replace -r '^~' $HOME -- $names[1])
    for candidate in ($typed complete -- "$line" 2>/dev/null)
        if test "$candidate" = :files
            __fish_complete_path (commandline -ct)
        else
            printf '%s\\n' $candidate
        end
    end
end
complete -c cfb -c cfb-openapi -f -a '(__cfb_complete)'
`;

const scripts = { bash, zsh, fish };

const help = `
The script completes commands, paths, parameters and their values, options and columns.

Add the line for your shell to ~/.bashrc, to ~/.zshrc after compinit, or to
~/.config/fish/config.fish.

Examples:
  source <(cfb completion bash)
  source <(cfb completion zsh)
  cfb completion fish | source`;

export function register(command: Command, io: Io): void {
  command
    .description("Print a script that completes commands, paths and parameters in your shell.")
    .addArgument(new Argument("<shell>", "your shell").choices(Object.keys(scripts)))
    .addHelpText("after", help)
    .action((shell: keyof typeof scripts) => io.out(scripts[shell]));
}
